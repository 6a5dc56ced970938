CREATE TABLE "registry_addresses" (
	"key" text PRIMARY KEY NOT NULL,
	"facility_id" text,
	"organization_count" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "registry_imports" (
	"id" text PRIMARY KEY NOT NULL,
	"file_name" text NOT NULL,
	"file_digest" text NOT NULL,
	"states" text NOT NULL,
	"status" text NOT NULL,
	"owner" text NOT NULL,
	"checkpoint" text NOT NULL,
	"counts" text NOT NULL,
	"finished_at" bigint,
	"created_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "registry_addresses" ADD CONSTRAINT "registry_addresses_facility_id_facilities_id_fk" FOREIGN KEY ("facility_id") REFERENCES "public"."facilities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "registry_imports_file" ON "registry_imports" USING btree ("file_digest","states","created_at");