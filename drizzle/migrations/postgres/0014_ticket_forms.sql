ALTER TABLE "support_tickets" ADD COLUMN "form_hash" text;--> statement-breakpoint
ALTER TABLE "support_tickets" ADD CONSTRAINT "support_tickets_form_hash_unique" UNIQUE("form_hash");