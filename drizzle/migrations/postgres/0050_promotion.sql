CREATE TABLE "promotion_campaigns" (
	"id" text PRIMARY KEY NOT NULL,
	"provider_id" text NOT NULL,
	"status" text NOT NULL,
	"placement" text NOT NULL,
	"targets" text NOT NULL,
	"headline" text NOT NULL,
	"body" text NOT NULL,
	"starts_on" text NOT NULL,
	"ends_on" text NOT NULL,
	"daily_cap" integer,
	"price_cents" integer,
	"submitted_at" bigint,
	"held_until" bigint,
	"reviewer_id" text,
	"decided_at" bigint,
	"reason_code" text,
	"decision_note" text,
	"created_by" text NOT NULL,
	"version" integer NOT NULL,
	"created_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL,
	CONSTRAINT "promotion_campaigns_money" CHECK ("promotion_campaigns"."price_cents" is null or "promotion_campaigns"."price_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "promotion_house_ads" (
	"id" text PRIMARY KEY NOT NULL,
	"placement" text NOT NULL,
	"headline" text NOT NULL,
	"body" text NOT NULL,
	"target" text NOT NULL,
	"is_active" boolean NOT NULL,
	"version" integer NOT NULL,
	"created_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "promotion_rates" (
	"id" text PRIMARY KEY NOT NULL,
	"placement" text NOT NULL,
	"weekly_cents" integer NOT NULL,
	"slots" integer NOT NULL,
	"is_sold" boolean NOT NULL,
	CONSTRAINT "promotion_rates_placement_unique" UNIQUE("placement")
);
--> statement-breakpoint
CREATE TABLE "promotion_stats" (
	"id" text PRIMARY KEY NOT NULL,
	"campaign_id" text NOT NULL,
	"day" text NOT NULL,
	"impressions" integer NOT NULL,
	"clicks" integer NOT NULL,
	"bookings" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "promotion_campaigns" ADD CONSTRAINT "promotion_campaigns_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_stats" ADD CONSTRAINT "promotion_stats_campaign_id_promotion_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."promotion_campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "promotion_campaigns_placement" ON "promotion_campaigns" USING btree ("placement","status","ends_on","id");--> statement-breakpoint
CREATE INDEX "promotion_campaigns_status" ON "promotion_campaigns" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "promotion_campaigns_provider" ON "promotion_campaigns" USING btree ("provider_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "promotion_stats_day" ON "promotion_stats" USING btree ("campaign_id","day");