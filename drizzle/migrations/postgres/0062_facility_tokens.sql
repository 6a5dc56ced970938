CREATE TABLE "facility_tokens" (
	"entry" bigint PRIMARY KEY NOT NULL
);
--> statement-breakpoint
DROP INDEX "facility_people_tokens";--> statement-breakpoint
DROP INDEX "facility_people_waiting";--> statement-breakpoint
ALTER TABLE "facility_people" ADD COLUMN "number" integer;--> statement-breakpoint
CREATE UNIQUE INDEX "facility_people_number" ON "facility_people" USING btree ("number");--> statement-breakpoint
CREATE INDEX "facility_people_unindexed" ON "facility_people" USING btree ("facility_id") WHERE number IS NULL;