CREATE TABLE `membership_coupons` (
	`id` text PRIMARY KEY NOT NULL,
	`code` text NOT NULL,
	`percent_off` integer,
	`amount_off_cents` integer,
	`tiers` text NOT NULL,
	`starts_on` text,
	`ends_on` text,
	`most_uses` integer,
	`is_active` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `membership_coupons_code_unique` ON `membership_coupons` (`code`);--> statement-breakpoint
CREATE TABLE `membership_orders` (
	`id` text PRIMARY KEY NOT NULL,
	`membership_id` text NOT NULL,
	`kind` text NOT NULL,
	`status` text NOT NULL,
	`tier` integer NOT NULL,
	`interval` text NOT NULL,
	`price_cents` integer NOT NULL,
	`period_cents` integer NOT NULL,
	`period_start` text NOT NULL,
	`period_end` text NOT NULL,
	`anchor_day` integer NOT NULL,
	`amount_cents` integer NOT NULL,
	`lines` text NOT NULL,
	`coupon_id` text,
	`payment_id` text,
	`membership_version` integer NOT NULL,
	`created_by` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`membership_id`) REFERENCES `memberships`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "membership_orders_money" CHECK("membership_orders"."amount_cents" >= 0)
);
--> statement-breakpoint
CREATE INDEX `membership_orders_membership` ON `membership_orders` (`membership_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `membership_orders_payment` ON `membership_orders` (`payment_id`);--> statement-breakpoint
CREATE INDEX `membership_orders_open` ON `membership_orders` (`status`,`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `memberships` (
	`id` text PRIMARY KEY NOT NULL,
	`provider_id` text NOT NULL,
	`status` text NOT NULL,
	`tier` integer NOT NULL,
	`interval` text NOT NULL,
	`price_cents` integer NOT NULL,
	`period_cents` integer NOT NULL,
	`period_start` text NOT NULL,
	`period_end` text NOT NULL,
	`anchor_day` integer NOT NULL,
	`is_trial` integer NOT NULL,
	`next_tier` integer,
	`next_interval` text,
	`next_price_cents` integer,
	`past_due_at` integer,
	`grace_until` integer,
	`suspended_at` integer,
	`subscription_id` text,
	`failures` integer NOT NULL,
	`version` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	CONSTRAINT "memberships_money" CHECK("memberships"."price_cents" >= 0 and "memberships"."period_cents" >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `memberships_provider_id_unique` ON `memberships` (`provider_id`);--> statement-breakpoint
CREATE INDEX `memberships_period` ON `memberships` (`status`,`period_end`,`id`);--> statement-breakpoint
CREATE INDEX `memberships_grace` ON `memberships` (`status`,`grace_until`,`id`);--> statement-breakpoint
CREATE TABLE `tier_offers` (
	`id` text PRIMARY KEY NOT NULL,
	`tier` integer NOT NULL,
	`monthly_cents` integer NOT NULL,
	`yearly_cents` integer NOT NULL,
	`locations` integer,
	`seats` integer,
	`trial_days` integer NOT NULL,
	`is_sold` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `tier_offers_tier_unique` ON `tier_offers` (`tier`);