ALTER TABLE `appointments` ADD `series_id` text;--> statement-breakpoint
CREATE INDEX `appointments_series` ON `appointments` (`series_id`,`starts_at`) WHERE series_id is not null;