-- What stood in plain waits here for its seal; `upgradeDatabase` empties and drops this table.
CREATE TABLE `unsealed_patients` (id text PRIMARY KEY NOT NULL, name_en text NOT NULL, name_zh text, birth_date text, phone text, email text, wechat text);
--> statement-breakpoint
INSERT INTO `unsealed_patients` SELECT id, name_en, name_zh, birth_date, phone, email, wechat FROM `patients`;
--> statement-breakpoint
CREATE TABLE `facility_people` (
	`facility_id` text NOT NULL,
	`patient_id` text NOT NULL,
	`tokens` text NOT NULL,
	PRIMARY KEY(`facility_id`, `patient_id`),
	FOREIGN KEY (`facility_id`) REFERENCES `facilities`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`patient_id`) REFERENCES `patients`(`id`) ON UPDATE no action ON DELETE no action
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `facility_people_patient` ON `facility_people` (`patient_id`);--> statement-breakpoint
CREATE INDEX `facility_people_waiting` ON `facility_people` (`facility_id`) WHERE tokens = '';--> statement-breakpoint
DROP INDEX `patients_phone`;--> statement-breakpoint
ALTER TABLE `patients` ADD `identity_enc` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `patients` ADD `phone_index` text;--> statement-breakpoint
ALTER TABLE `patients` ADD `email_index` text;--> statement-breakpoint
CREATE INDEX `patients_email` ON `patients` (`email_index`);--> statement-breakpoint
CREATE INDEX `patients_phone` ON `patients` (`phone_index`);--> statement-breakpoint
ALTER TABLE `patients` DROP COLUMN `name_en`;--> statement-breakpoint
ALTER TABLE `patients` DROP COLUMN `name_zh`;--> statement-breakpoint
ALTER TABLE `patients` DROP COLUMN `birth_date`;--> statement-breakpoint
ALTER TABLE `patients` DROP COLUMN `phone`;--> statement-breakpoint
ALTER TABLE `patients` DROP COLUMN `email`;--> statement-breakpoint
ALTER TABLE `patients` DROP COLUMN `wechat`;--> statement-breakpoint
CREATE INDEX `appointments_booked_by` ON `appointments` (`booked_by_id`) WHERE booked_by_id is not null;
--> statement-breakpoint
INSERT INTO `facility_people` SELECT pf.facility_id, a.patient_id, '' FROM `appointments` a JOIN `provider_facilities` pf ON pf.id = a.provider_facility_id UNION SELECT pf.facility_id, a.booked_by_id, '' FROM `appointments` a JOIN `provider_facilities` pf ON pf.id = a.provider_facility_id WHERE a.booked_by_id IS NOT NULL;
