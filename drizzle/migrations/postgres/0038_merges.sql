CREATE TABLE "merges" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"kept_id" text NOT NULL,
	"gone_id" text NOT NULL,
	"reason" text NOT NULL,
	"steps" text NOT NULL,
	"counts" text NOT NULL,
	"merged_by_id" text NOT NULL,
	"undo_until" bigint NOT NULL,
	"undone_at" bigint,
	"undone_by_id" text,
	"left_rows" text,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE INDEX "merges_created" ON "merges" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "merges_kept" ON "merges" USING btree ("kept_id");