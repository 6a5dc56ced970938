CREATE TABLE `gateway_customers` (
	`id` text PRIMARY KEY NOT NULL,
	`gateway` text NOT NULL,
	`user_id` text NOT NULL,
	`ref` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `gateway_customers_user` ON `gateway_customers` (`gateway`,`user_id`);--> statement-breakpoint
CREATE TABLE `gateway_subscriptions` (
	`id` text PRIMARY KEY NOT NULL,
	`gateway` text NOT NULL,
	`purpose` text NOT NULL,
	`purpose_id` text NOT NULL,
	`user_id` text NOT NULL,
	`first_payment_id` text NOT NULL,
	`ref` text,
	`state` text NOT NULL,
	`interval` text NOT NULL,
	`lines` text NOT NULL,
	`amount_cents` integer NOT NULL,
	`currency` text NOT NULL,
	`state_at` integer NOT NULL,
	`renews_at` integer NOT NULL,
	`cancel_at_period_end` integer DEFAULT false NOT NULL,
	`end_now` integer DEFAULT false NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`sent_version` integer DEFAULT 0 NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`not_before` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `gateway_subscriptions_ref_unique` ON `gateway_subscriptions` (`ref`);--> statement-breakpoint
CREATE INDEX `gateway_subscriptions_purpose` ON `gateway_subscriptions` (`purpose`,`purpose_id`,`id`);--> statement-breakpoint
CREATE INDEX `gateway_subscriptions_due` ON `gateway_subscriptions` (`not_before`,`id`);--> statement-breakpoint
CREATE TABLE `payment_documents` (
	`id` text PRIMARY KEY NOT NULL,
	`payment_id` text NOT NULL,
	`kind` text NOT NULL,
	`number` text NOT NULL,
	`year` integer NOT NULL,
	`sequence` integer NOT NULL,
	`event_id` text NOT NULL,
	`lines` text NOT NULL,
	`amount_cents` integer NOT NULL,
	`tax_cents` integer NOT NULL,
	`currency` text NOT NULL,
	`billed_to` text NOT NULL,
	`locale` text NOT NULL,
	`issued_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `payment_documents_number_unique` ON `payment_documents` (`number`);--> statement-breakpoint
CREATE UNIQUE INDEX `payment_documents_sequence` ON `payment_documents` (`kind`,`year`,`sequence`);--> statement-breakpoint
CREATE UNIQUE INDEX `payment_documents_event` ON `payment_documents` (`event_id`,`kind`);--> statement-breakpoint
CREATE INDEX `payment_documents_payment` ON `payment_documents` (`payment_id`,`issued_at`);--> statement-breakpoint
CREATE TABLE `payment_entries` (
	`id` text PRIMARY KEY NOT NULL,
	`event_id` text NOT NULL,
	`payment_id` text,
	`account` text NOT NULL,
	`amount_cents` integer NOT NULL,
	`currency` text NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `payment_entries_event` ON `payment_entries` (`event_id`);--> statement-breakpoint
CREATE INDEX `payment_entries_payment` ON `payment_entries` (`payment_id`,`id`);--> statement-breakpoint
CREATE INDEX `payment_entries_account` ON `payment_entries` (`account`,`at`);--> statement-breakpoint
CREATE TABLE `payment_events` (
	`id` text PRIMARY KEY NOT NULL,
	`payment_id` text,
	`seq` integer NOT NULL,
	`source` text NOT NULL,
	`source_id` text NOT NULL,
	`kind` text NOT NULL,
	`outcome` text NOT NULL,
	`amount_cents` integer,
	`currency` text,
	`ref` text,
	`charge_ref` text,
	`at` integer NOT NULL,
	`received_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `payment_events_source` ON `payment_events` (`source`,`source_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `payment_events_payment` ON `payment_events` (`payment_id`,`seq`) WHERE payment_id is not null;--> statement-breakpoint
CREATE INDEX `payment_events_ref` ON `payment_events` (`ref`,`kind`);--> statement-breakpoint
CREATE TABLE `payment_numbers` (
	`id` text PRIMARY KEY NOT NULL,
	`last` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `payment_refunds` (
	`id` text PRIMARY KEY NOT NULL,
	`payment_id` text NOT NULL,
	`gateway` text NOT NULL,
	`charge_ref` text NOT NULL,
	`amount_cents` integer NOT NULL,
	`currency` text NOT NULL,
	`cause` text NOT NULL,
	`reason` text,
	`asked_by` text,
	`state` text NOT NULL,
	`gateway_ref` text,
	`attempts` integer DEFAULT 0 NOT NULL,
	`not_before` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `payment_refunds_payment` ON `payment_refunds` (`payment_id`,`id`);--> statement-breakpoint
CREATE INDEX `payment_refunds_due` ON `payment_refunds` (`state`,`not_before`);--> statement-breakpoint
CREATE UNIQUE INDEX `payment_refunds_unasked` ON `payment_refunds` (`charge_ref`) WHERE cause <> 'asked';--> statement-breakpoint
CREATE TABLE `simulated_objects` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`parent` text,
	`data` text NOT NULL,
	`due_at` integer,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `simulated_objects_due` ON `simulated_objects` (`kind`,`due_at`,`id`);--> statement-breakpoint
CREATE INDEX `simulated_objects_parent` ON `simulated_objects` (`parent`,`kind`,`id`);--> statement-breakpoint
CREATE INDEX `simulated_objects_created` ON `simulated_objects` (`kind`,`created_at`);--> statement-breakpoint
ALTER TABLE `payments` ADD `kind` text DEFAULT 'checkout' NOT NULL;--> statement-breakpoint
ALTER TABLE `payments` ADD `gateway` text DEFAULT 'simulator' NOT NULL;--> statement-breakpoint
ALTER TABLE `payments` ADD `tax_cents` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `payments` ADD `refunded_cents` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `payments` ADD `lines` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `payments` ADD `email_enc` text;--> statement-breakpoint
ALTER TABLE `payments` ADD `locale` text DEFAULT 'zh-Hans' NOT NULL;--> statement-breakpoint
ALTER TABLE `payments` ADD `charge_ref` text;--> statement-breakpoint
ALTER TABLE `payments` ADD `subscription_id` text;--> statement-breakpoint
ALTER TABLE `payments` ADD `paid_at` integer;--> statement-breakpoint
ALTER TABLE `payments` ADD `disputed_at` integer;--> statement-breakpoint
CREATE INDEX `payments_state` ON `payments` (`state`,`created_at`);--> statement-breakpoint
CREATE INDEX `payments_gateway_ref` ON `payments` (`gateway_ref`);--> statement-breakpoint
CREATE INDEX `payments_charge_ref` ON `payments` (`charge_ref`);