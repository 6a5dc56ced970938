DROP INDEX `association_members_list`;--> statement-breakpoint
ALTER TABLE `association_members` ADD `locale` text DEFAULT 'zh-Hans' NOT NULL;--> statement-breakpoint
ALTER TABLE `association_members` ADD `number` text;--> statement-breakpoint
ALTER TABLE `association_members` ADD `applied_at` integer;--> statement-breakpoint
ALTER TABLE `association_members` ADD `application_note` text;--> statement-breakpoint
ALTER TABLE `association_members` ADD `decision_note` text;--> statement-breakpoint
ALTER TABLE `association_members` ADD `dues_paid_until` text;--> statement-breakpoint
CREATE UNIQUE INDEX `association_members_number` ON `association_members` (`association_id`,`number`);--> statement-breakpoint
CREATE INDEX `association_members_dues` ON `association_members` (`status`,`dues_paid_until`);--> statement-breakpoint
CREATE INDEX `association_members_list` ON `association_members` (`association_id`,`status`,`created_at`,`id`);