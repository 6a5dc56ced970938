ALTER TABLE "association_members" ADD COLUMN "other_name" text;--> statement-breakpoint
ALTER TABLE "association_members" ADD COLUMN "dues_asked_on" text;--> statement-breakpoint
ALTER TABLE "association_dues" ADD COLUMN "payment_id" text;