DROP INDEX "association_members_list";--> statement-breakpoint
ALTER TABLE "association_members" ADD COLUMN "locale" text DEFAULT 'zh-Hans' NOT NULL;--> statement-breakpoint
ALTER TABLE "association_members" ADD COLUMN "number" text;--> statement-breakpoint
ALTER TABLE "association_members" ADD COLUMN "applied_at" bigint;--> statement-breakpoint
ALTER TABLE "association_members" ADD COLUMN "application_note" text;--> statement-breakpoint
ALTER TABLE "association_members" ADD COLUMN "decision_note" text;--> statement-breakpoint
ALTER TABLE "association_members" ADD COLUMN "dues_paid_until" text;--> statement-breakpoint
CREATE UNIQUE INDEX "association_members_number" ON "association_members" USING btree ("association_id","number");--> statement-breakpoint
CREATE INDEX "association_members_dues" ON "association_members" USING btree ("status","dues_paid_until");--> statement-breakpoint
CREATE INDEX "association_members_list" ON "association_members" USING btree ("association_id","status","created_at","id");