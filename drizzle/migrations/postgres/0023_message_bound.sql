ALTER TABLE "contact_standings" ADD COLUMN "day" text;--> statement-breakpoint
ALTER TABLE "contact_standings" ADD COLUMN "messages" integer DEFAULT 0 NOT NULL;