CREATE TABLE `registry_addresses` (
	`key` text PRIMARY KEY NOT NULL,
	`facility_id` text,
	`organization_count` integer NOT NULL,
	FOREIGN KEY (`facility_id`) REFERENCES `facilities`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `registry_imports` (
	`id` text PRIMARY KEY NOT NULL,
	`file_name` text NOT NULL,
	`file_digest` text NOT NULL,
	`states` text NOT NULL,
	`status` text NOT NULL,
	`owner` text NOT NULL,
	`checkpoint` text NOT NULL,
	`counts` text NOT NULL,
	`finished_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `registry_imports_file` ON `registry_imports` (`file_digest`,`states`,`created_at`);