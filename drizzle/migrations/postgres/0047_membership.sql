CREATE TABLE "membership_coupons" (
	"id" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"percent_off" integer,
	"amount_off_cents" integer,
	"tiers" text NOT NULL,
	"starts_on" text,
	"ends_on" text,
	"most_uses" integer,
	"is_active" boolean NOT NULL,
	CONSTRAINT "membership_coupons_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "membership_orders" (
	"id" text PRIMARY KEY NOT NULL,
	"membership_id" text NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"tier" integer NOT NULL,
	"interval" text NOT NULL,
	"price_cents" integer NOT NULL,
	"period_cents" integer NOT NULL,
	"period_start" text NOT NULL,
	"period_end" text NOT NULL,
	"anchor_day" integer NOT NULL,
	"amount_cents" integer NOT NULL,
	"lines" text NOT NULL,
	"coupon_id" text,
	"payment_id" text,
	"membership_version" integer NOT NULL,
	"created_by" text,
	"created_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL,
	CONSTRAINT "membership_orders_money" CHECK ("membership_orders"."amount_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "memberships" (
	"id" text PRIMARY KEY NOT NULL,
	"provider_id" text NOT NULL,
	"status" text NOT NULL,
	"tier" integer NOT NULL,
	"interval" text NOT NULL,
	"price_cents" integer NOT NULL,
	"period_cents" integer NOT NULL,
	"period_start" text NOT NULL,
	"period_end" text NOT NULL,
	"anchor_day" integer NOT NULL,
	"is_trial" boolean NOT NULL,
	"next_tier" integer,
	"next_interval" text,
	"next_price_cents" integer,
	"past_due_at" bigint,
	"grace_until" bigint,
	"suspended_at" bigint,
	"subscription_id" text,
	"failures" integer NOT NULL,
	"version" integer NOT NULL,
	"created_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL,
	CONSTRAINT "memberships_provider_id_unique" UNIQUE("provider_id"),
	CONSTRAINT "memberships_money" CHECK ("memberships"."price_cents" >= 0 and "memberships"."period_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "tier_offers" (
	"id" text PRIMARY KEY NOT NULL,
	"tier" integer NOT NULL,
	"monthly_cents" integer NOT NULL,
	"yearly_cents" integer NOT NULL,
	"locations" integer,
	"seats" integer,
	"trial_days" integer NOT NULL,
	"is_sold" boolean NOT NULL,
	CONSTRAINT "tier_offers_tier_unique" UNIQUE("tier")
);
--> statement-breakpoint
ALTER TABLE "membership_orders" ADD CONSTRAINT "membership_orders_membership_id_memberships_id_fk" FOREIGN KEY ("membership_id") REFERENCES "public"."memberships"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "membership_orders_membership" ON "membership_orders" USING btree ("membership_id","created_at","id");--> statement-breakpoint
CREATE INDEX "membership_orders_payment" ON "membership_orders" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "membership_orders_open" ON "membership_orders" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "memberships_period" ON "memberships" USING btree ("status","period_end","id");--> statement-breakpoint
CREATE INDEX "memberships_grace" ON "memberships" USING btree ("status","grace_until","id");