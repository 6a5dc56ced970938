ALTER TABLE `appointments` ADD `untold_double_of` text;--> statement-breakpoint
CREATE INDEX `appointments_untold` ON `appointments` (`untold_double_of`) WHERE untold_double_of is not null;--> statement-breakpoint
ALTER TABLE `waitlist_entries` ADD `untold_beside` text;--> statement-breakpoint
CREATE INDEX `waitlist_entries_untold` ON `waitlist_entries` (`untold_beside`) WHERE untold_beside is not null;