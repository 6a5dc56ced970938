CREATE TABLE `daily_counts` (
	`measure` text NOT NULL,
	`dimension` text NOT NULL,
	`value` text NOT NULL,
	`day` text NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`measure`, `dimension`, `day`, `value`)
);
--> statement-breakpoint
CREATE INDEX `daily_counts_day` ON `daily_counts` (`day`);--> statement-breakpoint
CREATE TABLE `seo_findings` (
	`run_id` text NOT NULL,
	`kind` text NOT NULL,
	`path` text NOT NULL,
	`detail` text NOT NULL,
	PRIMARY KEY(`run_id`, `kind`, `path`, `detail`),
	FOREIGN KEY (`run_id`) REFERENCES `runs`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `seo_ignores` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`path` text NOT NULL,
	`reason` text NOT NULL,
	`user_id` text NOT NULL,
	`ended_at` integer,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `seo_ignores_finding` ON `seo_ignores` (`kind`,`path`,`ended_at`);--> statement-breakpoint
CREATE TABLE `seo_pages` (
	`run_id` text NOT NULL,
	`path` text NOT NULL,
	`position` integer NOT NULL,
	`status` integer,
	`title` text,
	`facts` text NOT NULL,
	PRIMARY KEY(`run_id`, `path`),
	FOREIGN KEY (`run_id`) REFERENCES `runs`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `seo_pages_order` ON `seo_pages` (`run_id`,`position`);--> statement-breakpoint
CREATE INDEX `seo_pages_status` ON `seo_pages` (`run_id`,`status`,`position`);--> statement-breakpoint
CREATE INDEX `seo_pages_title` ON `seo_pages` (`run_id`,`title`);--> statement-breakpoint
CREATE TABLE `unfound_words` (
	`hash` text PRIMARY KEY NOT NULL,
	`key_span` integer NOT NULL,
	`times` integer NOT NULL,
	`days` integer NOT NULL,
	`last_day` text NOT NULL,
	`is_said` integer DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE INDEX `unfound_words_span` ON `unfound_words` (`key_span`);--> statement-breakpoint
CREATE INDEX `appointments_start` ON `appointments` (`starts_at`);--> statement-breakpoint
CREATE INDEX `appointments_made` ON `appointments` (`created_at`);