CREATE TABLE `compliance_items` (
	`id` text PRIMARY KEY NOT NULL,
	`facility_id` text NOT NULL,
	`user_id` text,
	`provider_id` text,
	`kind` text NOT NULL,
	`number_enc` text,
	`issued` text,
	`expires` text,
	`is_waived` integer NOT NULL,
	`waived_reason` text,
	`note` text,
	`told_days` integer,
	`reminded_on` text,
	`version` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`facility_id`) REFERENCES `facilities`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`provider_id`) REFERENCES `providers`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `compliance_items_user` ON `compliance_items` (`facility_id`,`user_id`,`kind`);--> statement-breakpoint
CREATE UNIQUE INDEX `compliance_items_provider` ON `compliance_items` (`facility_id`,`provider_id`,`kind`);--> statement-breakpoint
CREATE UNIQUE INDEX `compliance_items_facility` ON `compliance_items` (`facility_id`,`kind`) WHERE "compliance_items"."user_id" is null and "compliance_items"."provider_id" is null;