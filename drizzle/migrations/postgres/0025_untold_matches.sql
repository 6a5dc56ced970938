ALTER TABLE "appointments" ADD COLUMN "untold_double_of" text;--> statement-breakpoint
ALTER TABLE "waitlist_entries" ADD COLUMN "untold_beside" text;--> statement-breakpoint
CREATE INDEX "appointments_untold" ON "appointments" USING btree ("untold_double_of") WHERE untold_double_of is not null;--> statement-breakpoint
CREATE INDEX "waitlist_entries_untold" ON "waitlist_entries" USING btree ("untold_beside") WHERE untold_beside is not null;