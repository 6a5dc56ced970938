ALTER TABLE `provider_schedules` ADD `hours_revision` integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
-- A provider can be booked from the first visit type on; until then nothing is kept in memory for whom a revision would have to count.
INSERT INTO `provider_schedules` (`provider_id`, `revision`, `hours_revision`)
SELECT DISTINCT `provider_id`, abs(random() % 1000000000), abs(random() % 1000000000) FROM `provider_facilities`
WHERE `id` IN (SELECT `provider_facility_id` FROM `visit_types`) AND `provider_id` NOT IN (SELECT `provider_id` FROM `provider_schedules`);
--> statement-breakpoint
CREATE TRIGGER `visit_types_count_insert` AFTER INSERT ON `visit_types`
BEGIN
  INSERT INTO `provider_schedules` (`provider_id`, `revision`, `hours_revision`)
  SELECT `provider_id`, abs(random() % 1000000000), abs(random() % 1000000000) FROM `provider_facilities`
  WHERE `id` = NEW.`provider_facility_id` AND `provider_id` NOT IN (SELECT `provider_id` FROM `provider_schedules`);
  UPDATE `provider_schedules` SET `hours_revision` = `hours_revision` + 1 WHERE `provider_id` IN (SELECT `provider_id` FROM `provider_facilities` WHERE `id` IN (NEW.`provider_facility_id`));
END;
--> statement-breakpoint
CREATE TRIGGER `visit_types_count_update` AFTER UPDATE ON `visit_types`
BEGIN
  INSERT INTO `provider_schedules` (`provider_id`, `revision`, `hours_revision`)
  SELECT `provider_id`, abs(random() % 1000000000), abs(random() % 1000000000) FROM `provider_facilities`
  WHERE `id` = NEW.`provider_facility_id` AND `provider_id` NOT IN (SELECT `provider_id` FROM `provider_schedules`);
  UPDATE `provider_schedules` SET `hours_revision` = `hours_revision` + 1 WHERE `provider_id` IN (SELECT `provider_id` FROM `provider_facilities` WHERE `id` IN (NEW.`provider_facility_id`, OLD.`provider_facility_id`));
END;
--> statement-breakpoint
CREATE TRIGGER `visit_types_count_delete` AFTER DELETE ON `visit_types`
BEGIN
  UPDATE `provider_schedules` SET `hours_revision` = `hours_revision` + 1 WHERE `provider_id` IN (SELECT `provider_id` FROM `provider_facilities` WHERE `id` IN (OLD.`provider_facility_id`));
END;
--> statement-breakpoint
CREATE TRIGGER `availability_rules_count_insert` AFTER INSERT ON `availability_rules`
BEGIN
  UPDATE `provider_schedules` SET `hours_revision` = `hours_revision` + 1 WHERE `provider_id` IN (SELECT `provider_id` FROM `provider_facilities` WHERE `id` IN (NEW.`provider_facility_id`));
END;
--> statement-breakpoint
CREATE TRIGGER `availability_rules_count_update` AFTER UPDATE ON `availability_rules`
BEGIN
  UPDATE `provider_schedules` SET `hours_revision` = `hours_revision` + 1 WHERE `provider_id` IN (SELECT `provider_id` FROM `provider_facilities` WHERE `id` IN (NEW.`provider_facility_id`, OLD.`provider_facility_id`));
END;
--> statement-breakpoint
CREATE TRIGGER `availability_rules_count_delete` AFTER DELETE ON `availability_rules`
BEGIN
  UPDATE `provider_schedules` SET `hours_revision` = `hours_revision` + 1 WHERE `provider_id` IN (SELECT `provider_id` FROM `provider_facilities` WHERE `id` IN (OLD.`provider_facility_id`));
END;
--> statement-breakpoint
CREATE TRIGGER `availability_exceptions_count_insert` AFTER INSERT ON `availability_exceptions`
BEGIN
  UPDATE `provider_schedules` SET `hours_revision` = `hours_revision` + 1 WHERE `provider_id` IN (SELECT `provider_id` FROM `provider_facilities` WHERE `id` IN (NEW.`provider_facility_id`));
END;
--> statement-breakpoint
CREATE TRIGGER `availability_exceptions_count_update` AFTER UPDATE ON `availability_exceptions`
BEGIN
  UPDATE `provider_schedules` SET `hours_revision` = `hours_revision` + 1 WHERE `provider_id` IN (SELECT `provider_id` FROM `provider_facilities` WHERE `id` IN (NEW.`provider_facility_id`, OLD.`provider_facility_id`));
END;
--> statement-breakpoint
CREATE TRIGGER `availability_exceptions_count_delete` AFTER DELETE ON `availability_exceptions`
BEGIN
  UPDATE `provider_schedules` SET `hours_revision` = `hours_revision` + 1 WHERE `provider_id` IN (SELECT `provider_id` FROM `provider_facilities` WHERE `id` IN (OLD.`provider_facility_id`));
END;
--> statement-breakpoint
CREATE TRIGGER `closures_count_insert` AFTER INSERT ON `closures`
BEGIN
  UPDATE `provider_schedules` SET `hours_revision` = `hours_revision` + 1 WHERE `provider_id` IN (SELECT NEW.`scope_id` WHERE NEW.`scope` = 'provider' UNION ALL SELECT `provider_id` FROM `provider_facilities` WHERE (NEW.`scope` = 'provider_facility' AND `id` = NEW.`scope_id`) OR (NEW.`scope` = 'facility' AND `facility_id` = NEW.`scope_id`));
END;
--> statement-breakpoint
CREATE TRIGGER `facility_holidays_count_insert` AFTER INSERT ON `facility_holidays`
BEGIN
  UPDATE `provider_schedules` SET `hours_revision` = `hours_revision` + 1 WHERE `provider_id` IN (SELECT `provider_id` FROM `provider_facilities` WHERE `facility_id` IN (NEW.`facility_id`));
END;
--> statement-breakpoint
CREATE TRIGGER `closures_count_update` AFTER UPDATE ON `closures`
BEGIN
  UPDATE `provider_schedules` SET `hours_revision` = `hours_revision` + 1 WHERE `provider_id` IN (SELECT NEW.`scope_id` WHERE NEW.`scope` = 'provider' UNION ALL SELECT `provider_id` FROM `provider_facilities` WHERE (NEW.`scope` = 'provider_facility' AND `id` = NEW.`scope_id`) OR (NEW.`scope` = 'facility' AND `facility_id` = NEW.`scope_id`));
  UPDATE `provider_schedules` SET `hours_revision` = `hours_revision` + 1 WHERE `provider_id` IN (SELECT OLD.`scope_id` WHERE OLD.`scope` = 'provider' UNION ALL SELECT `provider_id` FROM `provider_facilities` WHERE (OLD.`scope` = 'provider_facility' AND `id` = OLD.`scope_id`) OR (OLD.`scope` = 'facility' AND `facility_id` = OLD.`scope_id`));
END;
--> statement-breakpoint
CREATE TRIGGER `facility_holidays_count_update` AFTER UPDATE ON `facility_holidays`
BEGIN
  UPDATE `provider_schedules` SET `hours_revision` = `hours_revision` + 1 WHERE `provider_id` IN (SELECT `provider_id` FROM `provider_facilities` WHERE `facility_id` IN (NEW.`facility_id`, OLD.`facility_id`));
END;
--> statement-breakpoint
CREATE TRIGGER `closures_count_delete` AFTER DELETE ON `closures`
BEGIN
  UPDATE `provider_schedules` SET `hours_revision` = `hours_revision` + 1 WHERE `provider_id` IN (SELECT OLD.`scope_id` WHERE OLD.`scope` = 'provider' UNION ALL SELECT `provider_id` FROM `provider_facilities` WHERE (OLD.`scope` = 'provider_facility' AND `id` = OLD.`scope_id`) OR (OLD.`scope` = 'facility' AND `facility_id` = OLD.`scope_id`));
END;
--> statement-breakpoint
CREATE TRIGGER `facility_holidays_count_delete` AFTER DELETE ON `facility_holidays`
BEGIN
  UPDATE `provider_schedules` SET `hours_revision` = `hours_revision` + 1 WHERE `provider_id` IN (SELECT `provider_id` FROM `provider_facilities` WHERE `facility_id` IN (OLD.`facility_id`));
END;
--> statement-breakpoint
CREATE TRIGGER `facilities_count_update` AFTER UPDATE OF `status`, `time_zone` ON `facilities`
WHEN OLD.`status` <> NEW.`status` OR OLD.`time_zone` <> NEW.`time_zone`
BEGIN
  UPDATE `provider_schedules` SET `hours_revision` = `hours_revision` + 1 WHERE `provider_id` IN (SELECT `provider_id` FROM `provider_facilities` WHERE `facility_id` = NEW.`id`);
END;
--> statement-breakpoint
CREATE TRIGGER `providers_count_update` AFTER UPDATE OF `status` ON `providers`
WHEN OLD.`status` <> NEW.`status`
BEGIN
  UPDATE `provider_schedules` SET `hours_revision` = `hours_revision` + 1 WHERE `provider_id` IN (NEW.`id`);
END;
--> statement-breakpoint
CREATE TRIGGER `provider_facilities_count_update` AFTER UPDATE OF `provider_id`, `facility_id`, `is_bookable`, `active_from`, `active_to` ON `provider_facilities`
WHEN OLD.`provider_id` IS NOT NEW.`provider_id` OR OLD.`facility_id` IS NOT NEW.`facility_id` OR OLD.`is_bookable` IS NOT NEW.`is_bookable` OR OLD.`active_from` IS NOT NEW.`active_from` OR OLD.`active_to` IS NOT NEW.`active_to`
BEGIN
  UPDATE `provider_schedules` SET `hours_revision` = `hours_revision` + 1 WHERE `provider_id` IN (NEW.`provider_id`, OLD.`provider_id`);
END;
--> statement-breakpoint
CREATE TRIGGER `provider_facilities_count_delete` AFTER DELETE ON `provider_facilities`
BEGIN
  UPDATE `provider_schedules` SET `hours_revision` = `hours_revision` + 1 WHERE `provider_id` IN (OLD.`provider_id`);
END;
--> statement-breakpoint
CREATE TRIGGER `appointments_count_insert` AFTER INSERT ON `appointments`
BEGIN
  UPDATE `provider_schedules` SET `revision` = `revision` + 1 WHERE `provider_id` IN (NEW.`provider_id`);
END;
--> statement-breakpoint
CREATE TRIGGER `appointments_count_update` AFTER UPDATE OF `provider_id`, `busy_from`, `busy_to`, `status` ON `appointments`
WHEN OLD.`provider_id` IS NOT NEW.`provider_id` OR OLD.`busy_from` IS NOT NEW.`busy_from` OR OLD.`busy_to` IS NOT NEW.`busy_to` OR OLD.`status` IS NOT NEW.`status`
BEGIN
  UPDATE `provider_schedules` SET `revision` = `revision` + 1 WHERE `provider_id` IN (NEW.`provider_id`, OLD.`provider_id`);
END;
--> statement-breakpoint
CREATE TRIGGER `appointments_count_delete` AFTER DELETE ON `appointments`
BEGIN
  UPDATE `provider_schedules` SET `revision` = `revision` + 1 WHERE `provider_id` IN (OLD.`provider_id`);
END;
--> statement-breakpoint
CREATE TRIGGER `slot_holds_count_insert` AFTER INSERT ON `slot_holds`
BEGIN
  UPDATE `provider_schedules` SET `revision` = `revision` + 1 WHERE `provider_id` IN (NEW.`provider_id`);
END;
--> statement-breakpoint
CREATE TRIGGER `slot_holds_count_update` AFTER UPDATE OF `provider_id`, `busy_from`, `busy_to`, `status`, `expires_at` ON `slot_holds`
WHEN OLD.`provider_id` IS NOT NEW.`provider_id` OR OLD.`busy_from` IS NOT NEW.`busy_from` OR OLD.`busy_to` IS NOT NEW.`busy_to` OR OLD.`status` IS NOT NEW.`status` OR OLD.`expires_at` IS NOT NEW.`expires_at`
BEGIN
  UPDATE `provider_schedules` SET `revision` = `revision` + 1 WHERE `provider_id` IN (NEW.`provider_id`, OLD.`provider_id`);
END;
--> statement-breakpoint
CREATE TRIGGER `slot_holds_count_delete` AFTER DELETE ON `slot_holds`
BEGIN
  UPDATE `provider_schedules` SET `revision` = `revision` + 1 WHERE `provider_id` IN (OLD.`provider_id`);
END;
