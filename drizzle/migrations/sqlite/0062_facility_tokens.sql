CREATE TABLE `facility_tokens` (
	`entry` integer PRIMARY KEY NOT NULL
);
--> statement-breakpoint
DROP INDEX `facility_people_tokens`;--> statement-breakpoint
DROP INDEX `facility_people_waiting`;--> statement-breakpoint
ALTER TABLE `facility_people` ADD `number` integer;--> statement-breakpoint
CREATE UNIQUE INDEX `facility_people_number` ON `facility_people` (`number`);--> statement-breakpoint
CREATE INDEX `facility_people_unindexed` ON `facility_people` (`facility_id`) WHERE number IS NULL;