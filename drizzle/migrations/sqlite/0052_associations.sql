CREATE TABLE `association_members` (
	`id` text PRIMARY KEY NOT NULL,
	`association_id` text NOT NULL,
	`user_id` text,
	`provider_id` text,
	`name` text NOT NULL,
	`email` text,
	`role` text NOT NULL,
	`status` text NOT NULL,
	`office` text,
	`is_public` integer NOT NULL,
	`joined_on` text,
	`chosen_at` integer,
	`version` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`association_id`) REFERENCES `associations`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`provider_id`) REFERENCES `providers`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `association_members_user` ON `association_members` (`association_id`,`user_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `association_members_provider` ON `association_members` (`association_id`,`provider_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `association_members_email` ON `association_members` (`association_id`,`email`);--> statement-breakpoint
CREATE INDEX `association_members_list` ON `association_members` (`association_id`,`status`,`id`);--> statement-breakpoint
CREATE INDEX `association_members_of_user` ON `association_members` (`user_id`);--> statement-breakpoint
CREATE INDEX `association_members_of_provider` ON `association_members` (`provider_id`);--> statement-breakpoint
CREATE TABLE `associations` (
	`id` text PRIMARY KEY NOT NULL,
	`slug` text NOT NULL,
	`name` text NOT NULL,
	`kind` text NOT NULL,
	`status` text NOT NULL,
	`about` text NOT NULL,
	`contact_email` text,
	`contact_phone` text,
	`website` text,
	`address` text,
	`join_rule` text NOT NULL,
	`dues_cents` integer NOT NULL,
	`is_demo` integer NOT NULL,
	`version` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `associations_slug_unique` ON `associations` (`slug`);--> statement-breakpoint
CREATE INDEX `associations_status` ON `associations` (`status`,`created_at`,`id`);
--> statement-breakpoint
CREATE TRIGGER `associations_page_insert` AFTER INSERT ON `associations`
BEGIN
  INSERT INTO `page_revisions` (`tag`, `revision`) VALUES ('associations', abs(random() % 1000000000))
  ON CONFLICT (`tag`) DO UPDATE SET `revision` = `revision` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `associations_page_update` AFTER UPDATE ON `associations`
BEGIN
  INSERT INTO `page_revisions` (`tag`, `revision`) VALUES ('associations', abs(random() % 1000000000))
  ON CONFLICT (`tag`) DO UPDATE SET `revision` = `revision` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `associations_page_delete` AFTER DELETE ON `associations`
BEGIN
  INSERT INTO `page_revisions` (`tag`, `revision`) VALUES ('associations', abs(random() % 1000000000))
  ON CONFLICT (`tag`) DO UPDATE SET `revision` = `revision` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `association_members_page_insert` AFTER INSERT ON `association_members`
BEGIN
  INSERT INTO `page_revisions` (`tag`, `revision`) VALUES ('associations', abs(random() % 1000000000))
  ON CONFLICT (`tag`) DO UPDATE SET `revision` = `revision` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `association_members_page_update` AFTER UPDATE ON `association_members`
BEGIN
  INSERT INTO `page_revisions` (`tag`, `revision`) VALUES ('associations', abs(random() % 1000000000))
  ON CONFLICT (`tag`) DO UPDATE SET `revision` = `revision` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `association_members_page_delete` AFTER DELETE ON `association_members`
BEGIN
  INSERT INTO `page_revisions` (`tag`, `revision`) VALUES ('associations', abs(random() % 1000000000))
  ON CONFLICT (`tag`) DO UPDATE SET `revision` = `revision` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `feature_flags_page_insert` AFTER INSERT ON `feature_flags`
BEGIN
  INSERT INTO `page_revisions` (`tag`, `revision`) VALUES ('associations', abs(random() % 1000000000))
  ON CONFLICT (`tag`) DO UPDATE SET `revision` = `revision` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `feature_flags_page_update` AFTER UPDATE ON `feature_flags`
BEGIN
  INSERT INTO `page_revisions` (`tag`, `revision`) VALUES ('associations', abs(random() % 1000000000))
  ON CONFLICT (`tag`) DO UPDATE SET `revision` = `revision` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `feature_flags_page_delete` AFTER DELETE ON `feature_flags`
BEGIN
  INSERT INTO `page_revisions` (`tag`, `revision`) VALUES ('associations', abs(random() % 1000000000))
  ON CONFLICT (`tag`) DO UPDATE SET `revision` = `revision` + 1;
END;
