CREATE TABLE `late_doctors` (
	`provider_facility_id` text NOT NULL,
	`day` text NOT NULL,
	`minutes` integer NOT NULL,
	`said_at` integer NOT NULL,
	PRIMARY KEY(`provider_facility_id`, `day`),
	FOREIGN KEY (`provider_facility_id`) REFERENCES `provider_facilities`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `queue_days` (
	`facility_id` text NOT NULL,
	`day` text NOT NULL,
	`last` integer NOT NULL,
	PRIMARY KEY(`facility_id`, `day`),
	FOREIGN KEY (`facility_id`) REFERENCES `facilities`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
ALTER TABLE `appointments` ADD `queue_number` integer;