CREATE TABLE `supply_items` (
	`id` text PRIMARY KEY NOT NULL,
	`facility_id` text NOT NULL,
	`name` text NOT NULL,
	`unit` text NOT NULL,
	`category` text,
	`cvx_code` text,
	`ndc_code` text,
	`minimum` integer NOT NULL,
	`is_archived` integer NOT NULL,
	`version` integer NOT NULL,
	`stock_version` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`facility_id`) REFERENCES `facilities`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `supply_items_facility` ON `supply_items` (`facility_id`,`name`);--> statement-breakpoint
CREATE TABLE `supply_lots` (
	`id` text PRIMARY KEY NOT NULL,
	`item_id` text NOT NULL,
	`lot_number` text NOT NULL,
	`expires_on` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`item_id`) REFERENCES `supply_items`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `supply_lots_item` ON `supply_lots` (`item_id`);--> statement-breakpoint
CREATE TABLE `supply_transactions` (
	`id` text PRIMARY KEY NOT NULL,
	`lot_id` text NOT NULL,
	`kind` text NOT NULL,
	`quantity` integer NOT NULL,
	`note` text,
	`user_id` text NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`lot_id`) REFERENCES `supply_lots`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `supply_transactions_lot` ON `supply_transactions` (`lot_id`,`at`);--> statement-breakpoint
CREATE TRIGGER `supply_transactions_no_update` BEFORE UPDATE ON `supply_transactions`
BEGIN
  SELECT RAISE(ABORT, 'supply_transactions is append-only');
END;
--> statement-breakpoint
CREATE TRIGGER `supply_transactions_no_delete` BEFORE DELETE ON `supply_transactions`
BEGIN
  SELECT RAISE(ABORT, 'supply_transactions is append-only');
END;
--> statement-breakpoint
-- INSERT OR REPLACE deletes the row in its way without asking the delete trigger.
CREATE TRIGGER `supply_transactions_no_replace` BEFORE INSERT ON `supply_transactions`
WHEN EXISTS (SELECT 1 FROM `supply_transactions` WHERE `id` = NEW.`id`)
BEGIN
  SELECT RAISE(ABORT, 'supply_transactions is append-only');
END;
