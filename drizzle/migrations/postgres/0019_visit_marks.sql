ALTER TABLE "appointments" ADD COLUMN "possible_double_of" text;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "missed_before" boolean DEFAULT false NOT NULL;