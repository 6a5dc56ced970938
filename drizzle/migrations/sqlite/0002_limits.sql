CREATE TABLE `rate_limits` (
	`class` text NOT NULL,
	`key` text NOT NULL,
	`full_at` integer NOT NULL,
	PRIMARY KEY(`class`, `key`)
);
--> statement-breakpoint
CREATE INDEX `rate_limits_full_at` ON `rate_limits` (`full_at`);