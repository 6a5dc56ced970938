ALTER TABLE `association_members` ADD `other_name` text;--> statement-breakpoint
ALTER TABLE `association_members` ADD `dues_asked_on` text;--> statement-breakpoint
ALTER TABLE `association_dues` ADD `payment_id` text;