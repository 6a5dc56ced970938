CREATE TABLE "runs" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"input_digest" text,
	"params" text NOT NULL,
	"status" text NOT NULL,
	"started_by_type" text NOT NULL,
	"started_by_id" text,
	"undoes_id" text,
	"lease_owner" text,
	"lease_until" bigint,
	"claims" integer NOT NULL,
	"checkpoint" text,
	"done" bigint NOT NULL,
	"total" bigint,
	"counts" text NOT NULL,
	"message_code" text,
	"error_code" text,
	"finished_at" bigint,
	"undo_until" bigint,
	"created_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "runs_key" ON "runs" USING btree ("key") WHERE status in ('queued', 'running', 'paused', 'cancelling');--> statement-breakpoint
CREATE INDEX "runs_kind" ON "runs" USING btree ("kind","created_at","id");