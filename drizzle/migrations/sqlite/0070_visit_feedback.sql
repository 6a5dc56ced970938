CREATE TABLE `visit_feedback` (
	`id` text PRIMARY KEY NOT NULL,
	`facility_id` text NOT NULL,
	`provider_id` text NOT NULL,
	`score` integer NOT NULL,
	`language` text,
	`comment_enc` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`id`) REFERENCES `appointments`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`facility_id`) REFERENCES `facilities`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`provider_id`) REFERENCES `providers`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `visit_feedback_facility` ON `visit_feedback` (`facility_id`,`created_at`);