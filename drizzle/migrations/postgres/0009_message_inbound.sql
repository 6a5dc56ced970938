CREATE TABLE "message_inbound" (
	"id" text PRIMARY KEY NOT NULL,
	"provider_ref" text NOT NULL,
	"contact_hash" text NOT NULL,
	"word" text,
	"outcome" text NOT NULL,
	"appointment_id" text,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "message_inbound_ref" ON "message_inbound" USING btree ("provider_ref");--> statement-breakpoint
CREATE INDEX "message_inbound_contact" ON "message_inbound" USING btree ("contact_hash","created_at");