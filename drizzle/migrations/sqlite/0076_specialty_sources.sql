ALTER TABLE `specialties` ADD `sources` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `specialties` ADD `reviewed_on` text;--> statement-breakpoint
ALTER TABLE `specialties` ADD `review_due_on` text;