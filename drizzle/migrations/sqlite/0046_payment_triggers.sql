CREATE TRIGGER `payment_events_no_update` BEFORE UPDATE ON `payment_events`
BEGIN
  SELECT RAISE(ABORT, 'payment_events is append-only');
END;
--> statement-breakpoint
CREATE TRIGGER `payment_events_no_delete` BEFORE DELETE ON `payment_events`
BEGIN
  SELECT RAISE(ABORT, 'payment_events is append-only');
END;
--> statement-breakpoint
-- INSERT OR REPLACE deletes the row in its way without asking the delete trigger.
CREATE TRIGGER `payment_events_no_replace` BEFORE INSERT ON `payment_events`
WHEN EXISTS (SELECT 1 FROM `payment_events` WHERE `id` = NEW.`id` OR (`source` = NEW.`source` AND `source_id` = NEW.`source_id`))
BEGIN
  SELECT RAISE(ABORT, 'payment_events is append-only');
END;
--> statement-breakpoint
CREATE TRIGGER `payment_entries_no_update` BEFORE UPDATE ON `payment_entries`
BEGIN
  SELECT RAISE(ABORT, 'payment_entries is append-only');
END;
--> statement-breakpoint
CREATE TRIGGER `payment_entries_no_delete` BEFORE DELETE ON `payment_entries`
BEGIN
  SELECT RAISE(ABORT, 'payment_entries is append-only');
END;
--> statement-breakpoint
CREATE TRIGGER `payment_entries_no_replace` BEFORE INSERT ON `payment_entries`
WHEN EXISTS (SELECT 1 FROM `payment_entries` WHERE `id` = NEW.`id`)
BEGIN
  SELECT RAISE(ABORT, 'payment_entries is append-only');
END;
--> statement-breakpoint
CREATE TRIGGER `payment_documents_no_update` BEFORE UPDATE ON `payment_documents`
BEGIN
  SELECT RAISE(ABORT, 'payment_documents is append-only');
END;
--> statement-breakpoint
CREATE TRIGGER `payment_documents_no_delete` BEFORE DELETE ON `payment_documents`
BEGIN
  SELECT RAISE(ABORT, 'payment_documents is append-only');
END;
