CREATE TABLE `poll_ballots` (
	`id` integer PRIMARY KEY NOT NULL,
	`poll_id` text NOT NULL,
	`choices` text NOT NULL,
	`receipt` text NOT NULL,
	FOREIGN KEY (`poll_id`) REFERENCES `polls`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `poll_ballots_receipt` ON `poll_ballots` (`poll_id`,`receipt`);--> statement-breakpoint
CREATE TABLE `poll_keys` (
	`id` text PRIMARY KEY NOT NULL,
	`private_key_enc` text NOT NULL,
	FOREIGN KEY (`id`) REFERENCES `polls`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `poll_named_votes` (
	`poll_id` text NOT NULL,
	`member_id` text NOT NULL,
	`choices` text NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`poll_id`, `member_id`),
	FOREIGN KEY (`poll_id`) REFERENCES `polls`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`member_id`) REFERENCES `association_members`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `poll_options` (
	`id` text PRIMARY KEY NOT NULL,
	`poll_id` text NOT NULL,
	`position` integer NOT NULL,
	`title` text NOT NULL,
	FOREIGN KEY (`poll_id`) REFERENCES `polls`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `poll_options_position` ON `poll_options` (`poll_id`,`position`);--> statement-breakpoint
CREATE TABLE `poll_sealed_ballots` (
	`id` integer PRIMARY KEY NOT NULL,
	`poll_id` text NOT NULL,
	`sealed` text NOT NULL,
	FOREIGN KEY (`poll_id`) REFERENCES `polls`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `poll_sealed_ballots_poll` ON `poll_sealed_ballots` (`poll_id`);--> statement-breakpoint
CREATE TABLE `poll_voters` (
	`poll_id` text NOT NULL,
	`member_id` text NOT NULL,
	`has_voted` integer NOT NULL,
	`told_of` text,
	PRIMARY KEY(`poll_id`, `member_id`),
	FOREIGN KEY (`poll_id`) REFERENCES `polls`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`member_id`) REFERENCES `association_members`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `poll_voters_member` ON `poll_voters` (`member_id`);--> statement-breakpoint
CREATE INDEX `poll_voters_told` ON `poll_voters` (`poll_id`,`told_of`);--> statement-breakpoint
CREATE TABLE `polls` (
	`id` text PRIMARY KEY NOT NULL,
	`association_id` text NOT NULL,
	`title` text NOT NULL,
	`body` text NOT NULL,
	`kind` text NOT NULL,
	`secrecy` text NOT NULL,
	`eligible` text NOT NULL,
	`max_choices` integer NOT NULL,
	`quorum_percent` integer NOT NULL,
	`threshold` text NOT NULL,
	`counts_abstentions` integer NOT NULL,
	`results_visible` text NOT NULL,
	`status` text NOT NULL,
	`opens_at` integer,
	`closes_at` integer,
	`outcome` text,
	`public_key` text,
	`wipe_due_at` integer,
	`version` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`association_id`) REFERENCES `associations`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `polls_list` ON `polls` (`association_id`,`status`,`id`);--> statement-breakpoint
CREATE INDEX `polls_due_to_open` ON `polls` (`status`,`opens_at`);--> statement-breakpoint
CREATE INDEX `polls_due_to_close` ON `polls` (`status`,`closes_at`);--> statement-breakpoint
CREATE INDEX `polls_wipe` ON `polls` (`wipe_due_at`);