-- What visitors wrote in plain waits here for its seal; `upgradeDatabase` empties and drops this table.
CREATE TABLE `unsealed_reports` (id text PRIMARY KEY NOT NULL, contact text, after text NOT NULL);
--> statement-breakpoint
INSERT INTO `unsealed_reports` SELECT id, submitter_contact, `after` FROM `change_requests` WHERE submitter_type = 'public';
--> statement-breakpoint
UPDATE `change_requests` SET `after` = '{}' WHERE submitter_type = 'public';
--> statement-breakpoint
ALTER TABLE `change_requests` ADD `report_enc` text;--> statement-breakpoint
ALTER TABLE `change_requests` DROP COLUMN `submitter_contact`;
