CREATE TABLE "feature_flags" (
	"id" text PRIMARY KEY NOT NULL,
	"is_on" boolean NOT NULL,
	"updated_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "row_edits" (
	"id" text PRIMARY KEY NOT NULL,
	"table_name" text NOT NULL,
	"row_id" text NOT NULL,
	"version" integer NOT NULL,
	"kind" text NOT NULL,
	"before" text,
	"after" text,
	"reason" text,
	"editor_id" text NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "row_edits_version" ON "row_edits" USING btree ("table_name","row_id","version");--> statement-breakpoint
CREATE INDEX "row_edits_at" ON "row_edits" USING btree ("at","id");