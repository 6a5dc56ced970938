CREATE TRIGGER `audit_events_no_update` BEFORE UPDATE ON `audit_events`
BEGIN
  SELECT RAISE(ABORT, 'audit_events is append-only');
END;
--> statement-breakpoint
CREATE TRIGGER `audit_events_no_delete` BEFORE DELETE ON `audit_events`
BEGIN
  SELECT RAISE(ABORT, 'audit_events is append-only');
END;
--> statement-breakpoint
-- INSERT OR REPLACE deletes the row in its way without asking the delete trigger.
CREATE TRIGGER `audit_events_no_replace` BEFORE INSERT ON `audit_events`
WHEN EXISTS (SELECT 1 FROM `audit_events` WHERE `id` = NEW.`id` OR `seq` = NEW.`seq`)
BEGIN
  SELECT RAISE(ABORT, 'audit_events is append-only');
END;
--> statement-breakpoint
CREATE TRIGGER `appointment_events_no_update` BEFORE UPDATE ON `appointment_events`
BEGIN
  SELECT RAISE(ABORT, 'appointment_events is append-only');
END;
--> statement-breakpoint
CREATE TRIGGER `appointment_events_no_delete` BEFORE DELETE ON `appointment_events`
BEGIN
  SELECT RAISE(ABORT, 'appointment_events is append-only');
END;
--> statement-breakpoint
CREATE TRIGGER `appointment_events_no_replace` BEFORE INSERT ON `appointment_events`
WHEN EXISTS (SELECT 1 FROM `appointment_events` WHERE `id` = NEW.`id` OR (`appointment_id` = NEW.`appointment_id` AND `seq` = NEW.`seq`))
BEGIN
  SELECT RAISE(ABORT, 'appointment_events is append-only');
END;
--> statement-breakpoint
CREATE TRIGGER `audit_heads_no_delete` BEFORE DELETE ON `audit_heads`
BEGIN
  SELECT RAISE(ABORT, 'audit_heads only moves forward');
END;
--> statement-breakpoint
CREATE TRIGGER `audit_heads_forward` BEFORE UPDATE ON `audit_heads`
WHEN NEW.`id` <> OLD.`id` OR NEW.`seq` < OLD.`seq`
BEGIN
  SELECT RAISE(ABORT, 'audit_heads only moves forward');
END;
