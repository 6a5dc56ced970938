CREATE TABLE `eligibility_checks` (
	`id` text PRIMARY KEY NOT NULL,
	`facility_id` text NOT NULL,
	`provider_id` text NOT NULL,
	`carrier_id` text NOT NULL,
	`payer_code` text NOT NULL,
	`appointment_id` text,
	`copied_from_id` text,
	`person_enc` text NOT NULL,
	`service_date` text NOT NULL,
	`service_codes` text NOT NULL,
	`status` text NOT NULL,
	`attempts` integer NOT NULL,
	`due_at` integer,
	`sent_at` integer,
	`answered_at` integer,
	`latency_ms` integer,
	`trace` text,
	`control_number` integer,
	`request_enc` text,
	`answer_enc` text,
	`rejections` text NOT NULL,
	`problem` text,
	`gateway` text,
	`created_by_id` text NOT NULL,
	`version` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`facility_id`) REFERENCES `facilities`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`provider_id`) REFERENCES `providers`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`carrier_id`) REFERENCES `carriers`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`appointment_id`) REFERENCES `appointments`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `eligibility_checks_facility` ON `eligibility_checks` (`facility_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `eligibility_checks_due` ON `eligibility_checks` (`status`,`due_at`);--> statement-breakpoint
CREATE INDEX `eligibility_checks_appointment` ON `eligibility_checks` (`appointment_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `eligibility_events` (
	`id` text PRIMARY KEY NOT NULL,
	`check_id` text NOT NULL,
	`seq` integer NOT NULL,
	`step` text NOT NULL,
	`status` text NOT NULL,
	`reason` text,
	`user_id` text,
	`at` integer NOT NULL,
	FOREIGN KEY (`check_id`) REFERENCES `eligibility_checks`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `eligibility_events_seq` ON `eligibility_events` (`check_id`,`seq`);