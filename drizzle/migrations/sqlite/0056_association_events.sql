CREATE TABLE `association_events` (
	`id` text PRIMARY KEY NOT NULL,
	`association_id` text NOT NULL,
	`form_key` text NOT NULL,
	`title` text NOT NULL,
	`body` text NOT NULL,
	`venue` text,
	`address` text,
	`online_url` text,
	`starts_at` integer NOT NULL,
	`ends_at` integer NOT NULL,
	`capacity` integer NOT NULL,
	`price_cents` integer NOT NULL,
	`member_price_cents` integer NOT NULL,
	`guests_allowed` integer NOT NULL,
	`has_waitlist` integer NOT NULL,
	`cme_minutes` integer NOT NULL,
	`visibility` text NOT NULL,
	`is_public_health` integer NOT NULL,
	`neighborhood_id` text,
	`specialty_id` text,
	`status` text NOT NULL,
	`is_full` integer NOT NULL,
	`sequence` integer NOT NULL,
	`version` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`association_id`) REFERENCES `associations`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`neighborhood_id`) REFERENCES `neighborhoods`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`specialty_id`) REFERENCES `specialties`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `association_events_form` ON `association_events` (`association_id`,`form_key`);--> statement-breakpoint
CREATE INDEX `association_events_list` ON `association_events` (`association_id`,`starts_at`,`id`);--> statement-breakpoint
CREATE INDEX `association_events_status` ON `association_events` (`status`,`starts_at`,`id`);--> statement-breakpoint
CREATE INDEX `association_events_neighborhood` ON `association_events` (`neighborhood_id`,`starts_at`);--> statement-breakpoint
CREATE INDEX `association_events_specialty` ON `association_events` (`specialty_id`,`starts_at`);--> statement-breakpoint
CREATE TABLE `event_queues` (
	`id` text PRIMARY KEY NOT NULL,
	`revision` integer NOT NULL,
	`last_position` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `event_registrations` (
	`id` text PRIMARY KEY NOT NULL,
	`event_id` text NOT NULL,
	`member_id` text,
	`person_key` text NOT NULL,
	`name_enc` text NOT NULL,
	`email_enc` text,
	`locale` text NOT NULL,
	`guests` integer NOT NULL,
	`status` text NOT NULL,
	`position` integer,
	`number` text NOT NULL,
	`amount_cents` integer NOT NULL,
	`kept_until` integer,
	`checked_in_at` integer,
	`checked_in_by_id` text,
	`payment_id` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`event_id`) REFERENCES `association_events`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`member_id`) REFERENCES `association_members`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `event_registrations_number_unique` ON `event_registrations` (`number`);--> statement-breakpoint
CREATE UNIQUE INDEX `event_registrations_person` ON `event_registrations` (`event_id`,`person_key`) WHERE status not in ('canceled', 'expired');--> statement-breakpoint
CREATE INDEX `event_registrations_status` ON `event_registrations` (`event_id`,`status`,`position`);--> statement-breakpoint
CREATE INDEX `event_registrations_member` ON `event_registrations` (`member_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `event_registrations_kept` ON `event_registrations` (`kept_until`);--> statement-breakpoint
CREATE TABLE `event_requests` (
	`id` text PRIMARY KEY NOT NULL,
	`event_id` text NOT NULL,
	`name_enc` text NOT NULL,
	`email_enc` text NOT NULL,
	`locale` text NOT NULL,
	`guests` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`event_id`) REFERENCES `association_events`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `event_requests_expiry` ON `event_requests` (`expires_at`);
--> statement-breakpoint
CREATE TRIGGER `association_events_page_insert` AFTER INSERT ON `association_events`
BEGIN
  INSERT INTO `page_revisions` (`tag`, `revision`) VALUES ('associations', abs(random() % 1000000000))
  ON CONFLICT (`tag`) DO UPDATE SET `revision` = `revision` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `association_events_page_update` AFTER UPDATE ON `association_events`
BEGIN
  INSERT INTO `page_revisions` (`tag`, `revision`) VALUES ('associations', abs(random() % 1000000000))
  ON CONFLICT (`tag`) DO UPDATE SET `revision` = `revision` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `association_events_page_delete` AFTER DELETE ON `association_events`
BEGIN
  INSERT INTO `page_revisions` (`tag`, `revision`) VALUES ('associations', abs(random() % 1000000000))
  ON CONFLICT (`tag`) DO UPDATE SET `revision` = `revision` + 1;
END;