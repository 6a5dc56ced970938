CREATE TABLE `health_grants` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`facility_id` text NOT NULL,
	`appointment_id` text,
	`reason_enc` text NOT NULL,
	`expires_at` integer NOT NULL,
	`ended_at` integer,
	`ended_by_id` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`facility_id`) REFERENCES `facilities`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`ended_by_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `health_grants_user` ON `health_grants` (`user_id`,`facility_id`,`expires_at`);--> statement-breakpoint
CREATE INDEX `health_grants_created` ON `health_grants` (`created_at`);--> statement-breakpoint
CREATE TABLE `impersonations` (
	`id` text PRIMARY KEY NOT NULL,
	`admin_id` text NOT NULL,
	`user_id` text NOT NULL,
	`session_id` text NOT NULL,
	`reason_enc` text NOT NULL,
	`expires_at` integer NOT NULL,
	`ended_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`admin_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `impersonations_session` ON `impersonations` (`session_id`);--> statement-breakpoint
CREATE INDEX `impersonations_user` ON `impersonations` (`user_id`,`created_at`);--> statement-breakpoint
DROP INDEX `audit_events_subject`;--> statement-breakpoint
CREATE INDEX `audit_events_time` ON `audit_events` (`at`,`seq`);--> statement-breakpoint
CREATE INDEX `audit_events_actor_time` ON `audit_events` (`actor_id`,`at`,`seq`);--> statement-breakpoint
CREATE INDEX `audit_events_subject_time` ON `audit_events` (`subject_type`,`subject_id`,`at`,`seq`);--> statement-breakpoint
CREATE INDEX `audit_events_action_time` ON `audit_events` (`action`,`at`,`seq`);