ALTER TABLE "appointments" ADD COLUMN "series_id" text;--> statement-breakpoint
CREATE INDEX "appointments_series" ON "appointments" USING btree ("series_id","starts_at") WHERE series_id is not null;