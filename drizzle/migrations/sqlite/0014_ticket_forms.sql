ALTER TABLE `support_tickets` ADD `form_hash` text;--> statement-breakpoint
CREATE UNIQUE INDEX `support_tickets_form_hash_unique` ON `support_tickets` (`form_hash`);