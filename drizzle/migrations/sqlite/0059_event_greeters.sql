CREATE TABLE `event_greeters` (
	`id` text PRIMARY KEY NOT NULL,
	`event_id` text NOT NULL,
	`name_enc` text NOT NULL,
	`email_enc` text NOT NULL,
	`contact_key` text NOT NULL,
	`locale` text NOT NULL,
	`revoked_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`event_id`) REFERENCES `association_events`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `event_greeters_contact` ON `event_greeters` (`event_id`,`contact_key`) WHERE revoked_at is null;--> statement-breakpoint
CREATE INDEX `event_greeters_list` ON `event_greeters` (`event_id`,`created_at`,`id`);--> statement-breakpoint
ALTER TABLE `event_registrations` ADD `checked_in_by_greeter_id` text;
--> statement-breakpoint
CREATE TRIGGER `association_events_events_insert` AFTER INSERT ON `association_events`
BEGIN
  INSERT INTO `page_revisions` (`tag`, `revision`) VALUES ('events', abs(random() % 1000000000))
  ON CONFLICT (`tag`) DO UPDATE SET `revision` = `revision` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `association_events_events_update` AFTER UPDATE ON `association_events`
BEGIN
  INSERT INTO `page_revisions` (`tag`, `revision`) VALUES ('events', abs(random() % 1000000000))
  ON CONFLICT (`tag`) DO UPDATE SET `revision` = `revision` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `association_events_events_delete` AFTER DELETE ON `association_events`
BEGIN
  INSERT INTO `page_revisions` (`tag`, `revision`) VALUES ('events', abs(random() % 1000000000))
  ON CONFLICT (`tag`) DO UPDATE SET `revision` = `revision` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `associations_events_insert` AFTER INSERT ON `associations`
BEGIN
  INSERT INTO `page_revisions` (`tag`, `revision`) VALUES ('events', abs(random() % 1000000000))
  ON CONFLICT (`tag`) DO UPDATE SET `revision` = `revision` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `associations_events_update` AFTER UPDATE ON `associations`
BEGIN
  INSERT INTO `page_revisions` (`tag`, `revision`) VALUES ('events', abs(random() % 1000000000))
  ON CONFLICT (`tag`) DO UPDATE SET `revision` = `revision` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `associations_events_delete` AFTER DELETE ON `associations`
BEGIN
  INSERT INTO `page_revisions` (`tag`, `revision`) VALUES ('events', abs(random() % 1000000000))
  ON CONFLICT (`tag`) DO UPDATE SET `revision` = `revision` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `feature_flags_events_insert` AFTER INSERT ON `feature_flags`
BEGIN
  INSERT INTO `page_revisions` (`tag`, `revision`) VALUES ('events', abs(random() % 1000000000))
  ON CONFLICT (`tag`) DO UPDATE SET `revision` = `revision` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `feature_flags_events_update` AFTER UPDATE ON `feature_flags`
BEGIN
  INSERT INTO `page_revisions` (`tag`, `revision`) VALUES ('events', abs(random() % 1000000000))
  ON CONFLICT (`tag`) DO UPDATE SET `revision` = `revision` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `feature_flags_events_delete` AFTER DELETE ON `feature_flags`
BEGIN
  INSERT INTO `page_revisions` (`tag`, `revision`) VALUES ('events', abs(random() % 1000000000))
  ON CONFLICT (`tag`) DO UPDATE SET `revision` = `revision` + 1;
END;
