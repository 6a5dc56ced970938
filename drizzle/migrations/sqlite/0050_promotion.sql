CREATE TABLE `promotion_campaigns` (
	`id` text PRIMARY KEY NOT NULL,
	`provider_id` text NOT NULL,
	`status` text NOT NULL,
	`placement` text NOT NULL,
	`targets` text NOT NULL,
	`headline` text NOT NULL,
	`body` text NOT NULL,
	`starts_on` text NOT NULL,
	`ends_on` text NOT NULL,
	`daily_cap` integer,
	`price_cents` integer,
	`submitted_at` integer,
	`held_until` integer,
	`reviewer_id` text,
	`decided_at` integer,
	`reason_code` text,
	`decision_note` text,
	`created_by` text NOT NULL,
	`version` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`provider_id`) REFERENCES `providers`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "promotion_campaigns_money" CHECK("promotion_campaigns"."price_cents" is null or "promotion_campaigns"."price_cents" >= 0)
);
--> statement-breakpoint
CREATE INDEX `promotion_campaigns_placement` ON `promotion_campaigns` (`placement`,`status`,`ends_on`,`id`);--> statement-breakpoint
CREATE INDEX `promotion_campaigns_status` ON `promotion_campaigns` (`status`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `promotion_campaigns_provider` ON `promotion_campaigns` (`provider_id`,`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `promotion_house_ads` (
	`id` text PRIMARY KEY NOT NULL,
	`placement` text NOT NULL,
	`headline` text NOT NULL,
	`body` text NOT NULL,
	`target` text NOT NULL,
	`is_active` integer NOT NULL,
	`version` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `promotion_rates` (
	`id` text PRIMARY KEY NOT NULL,
	`placement` text NOT NULL,
	`weekly_cents` integer NOT NULL,
	`slots` integer NOT NULL,
	`is_sold` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `promotion_rates_placement_unique` ON `promotion_rates` (`placement`);--> statement-breakpoint
CREATE TABLE `promotion_stats` (
	`id` text PRIMARY KEY NOT NULL,
	`campaign_id` text NOT NULL,
	`day` text NOT NULL,
	`impressions` integer NOT NULL,
	`clicks` integer NOT NULL,
	`bookings` integer NOT NULL,
	FOREIGN KEY (`campaign_id`) REFERENCES `promotion_campaigns`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `promotion_stats_day` ON `promotion_stats` (`campaign_id`,`day`);