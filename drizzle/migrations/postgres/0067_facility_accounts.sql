CREATE TABLE "facility_accounts" (
	"id" text PRIMARY KEY NOT NULL,
	"facility_id" text NOT NULL,
	"legal_name" text,
	"tax_id_enc" text,
	"billing_name" text,
	"billing_email" text,
	"billing_phone" text,
	"tells_bookings" boolean NOT NULL,
	"tells_moves" boolean NOT NULL,
	"tells_cancellations" boolean NOT NULL,
	"version" integer NOT NULL,
	"created_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL,
	CONSTRAINT "facility_accounts_facility_id_unique" UNIQUE("facility_id")
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "remote_actor_id" text;--> statement-breakpoint
ALTER TABLE "facility_accounts" ADD CONSTRAINT "facility_accounts_facility_id_facilities_id_fk" FOREIGN KEY ("facility_id") REFERENCES "public"."facilities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sessions_remote_actor" ON "sessions" USING btree ("remote_actor_id","revoked_at");