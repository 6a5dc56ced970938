CREATE TABLE "ticket_calls" (
	"id" text PRIMARY KEY NOT NULL,
	"ticket_id" text NOT NULL,
	"due_at" bigint NOT NULL,
	"ended_at" bigint,
	"outcome" text,
	"note_enc" text,
	"caller_id" text,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ticket_macros" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"body" text NOT NULL,
	"is_active" boolean NOT NULL,
	"sort" integer NOT NULL,
	"version" integer NOT NULL,
	"updated_by_id" text,
	"created_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ticket_picks" (
	"id" text PRIMARY KEY NOT NULL,
	"message_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "support_tickets" ADD COLUMN "merged_into_id" text;--> statement-breakpoint
ALTER TABLE "support_tickets" ADD COLUMN "solved_at" bigint;--> statement-breakpoint
ALTER TABLE "support_tickets" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "ticket_calls" ADD CONSTRAINT "ticket_calls_ticket_id_support_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."support_tickets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_picks" ADD CONSTRAINT "ticket_picks_message_id_ticket_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."ticket_messages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "ticket_calls_open" ON "ticket_calls" USING btree ("ticket_id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "ticket_calls_due" ON "ticket_calls" USING btree ("ended_at","due_at","id");--> statement-breakpoint
CREATE INDEX "ticket_macros_sort" ON "ticket_macros" USING btree ("is_active","sort","id");--> statement-breakpoint
CREATE UNIQUE INDEX "ticket_picks_place" ON "ticket_picks" USING btree ("message_id","position");