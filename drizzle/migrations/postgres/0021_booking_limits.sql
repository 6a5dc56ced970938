CREATE TABLE "contact_standings" (
	"id" text PRIMARY KEY NOT NULL,
	"confirmed_at" bigint,
	"confirmed_by" text,
	"used_at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "slot_holds" ADD COLUMN "network_hash" text;--> statement-breakpoint
ALTER TABLE "waitlist_entries" ADD COLUMN "network_hash" text;--> statement-breakpoint
ALTER TABLE "waitlist_entries" ADD COLUMN "confirmed_at" bigint;