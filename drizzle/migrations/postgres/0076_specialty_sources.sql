ALTER TABLE "specialties" ADD COLUMN "sources" text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE "specialties" ADD COLUMN "reviewed_on" text;--> statement-breakpoint
ALTER TABLE "specialties" ADD COLUMN "review_due_on" text;