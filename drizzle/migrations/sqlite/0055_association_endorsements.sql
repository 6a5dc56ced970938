CREATE TABLE `association_endorsements` (
	`id` text PRIMARY KEY NOT NULL,
	`association_id` text NOT NULL,
	`provider_id` text,
	`text` text NOT NULL,
	`step` text NOT NULL,
	`starts_on` text NOT NULL,
	`ends_on` text NOT NULL,
	`proposed_by` text NOT NULL,
	`consent_at` integer,
	`hidden_at` integer,
	`revoke_reason` text,
	`open_key` text,
	`form_key` text NOT NULL,
	`version` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`association_id`) REFERENCES `associations`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`provider_id`) REFERENCES `providers`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`proposed_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `association_endorsements_open_key_unique` ON `association_endorsements` (`open_key`);--> statement-breakpoint
CREATE UNIQUE INDEX `association_endorsements_form_key_unique` ON `association_endorsements` (`form_key`);--> statement-breakpoint
CREATE INDEX `association_endorsements_list` ON `association_endorsements` (`association_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `association_endorsements_of_provider` ON `association_endorsements` (`provider_id`);--> statement-breakpoint
CREATE INDEX `association_endorsements_shown` ON `association_endorsements` (`step`,`ends_on`);
--> statement-breakpoint
CREATE TRIGGER `association_endorsements_endorsed_insert` AFTER INSERT ON `association_endorsements`
BEGIN
  INSERT INTO `page_revisions` (`tag`, `revision`) VALUES ('endorsements', abs(random() % 1000000000))
  ON CONFLICT (`tag`) DO UPDATE SET `revision` = `revision` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `association_endorsements_endorsed_update` AFTER UPDATE ON `association_endorsements`
BEGIN
  INSERT INTO `page_revisions` (`tag`, `revision`) VALUES ('endorsements', abs(random() % 1000000000))
  ON CONFLICT (`tag`) DO UPDATE SET `revision` = `revision` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `association_endorsements_endorsed_delete` AFTER DELETE ON `association_endorsements`
BEGIN
  INSERT INTO `page_revisions` (`tag`, `revision`) VALUES ('endorsements', abs(random() % 1000000000))
  ON CONFLICT (`tag`) DO UPDATE SET `revision` = `revision` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `associations_endorsed_insert` AFTER INSERT ON `associations`
BEGIN
  INSERT INTO `page_revisions` (`tag`, `revision`) VALUES ('endorsements', abs(random() % 1000000000))
  ON CONFLICT (`tag`) DO UPDATE SET `revision` = `revision` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `associations_endorsed_update` AFTER UPDATE ON `associations`
BEGIN
  INSERT INTO `page_revisions` (`tag`, `revision`) VALUES ('endorsements', abs(random() % 1000000000))
  ON CONFLICT (`tag`) DO UPDATE SET `revision` = `revision` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `associations_endorsed_delete` AFTER DELETE ON `associations`
BEGIN
  INSERT INTO `page_revisions` (`tag`, `revision`) VALUES ('endorsements', abs(random() % 1000000000))
  ON CONFLICT (`tag`) DO UPDATE SET `revision` = `revision` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `feature_flags_endorsed_insert` AFTER INSERT ON `feature_flags`
BEGIN
  INSERT INTO `page_revisions` (`tag`, `revision`) VALUES ('endorsements', abs(random() % 1000000000))
  ON CONFLICT (`tag`) DO UPDATE SET `revision` = `revision` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `feature_flags_endorsed_update` AFTER UPDATE ON `feature_flags`
BEGIN
  INSERT INTO `page_revisions` (`tag`, `revision`) VALUES ('endorsements', abs(random() % 1000000000))
  ON CONFLICT (`tag`) DO UPDATE SET `revision` = `revision` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `feature_flags_endorsed_delete` AFTER DELETE ON `feature_flags`
BEGIN
  INSERT INTO `page_revisions` (`tag`, `revision`) VALUES ('endorsements', abs(random() % 1000000000))
  ON CONFLICT (`tag`) DO UPDATE SET `revision` = `revision` + 1;
END;
