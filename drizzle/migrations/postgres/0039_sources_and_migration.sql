CREATE TABLE "migration_files" (
	"id" text PRIMARY KEY NOT NULL,
	"file_name" text NOT NULL,
	"text" text NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sync_schedules" (
	"id" text PRIMARY KEY NOT NULL,
	"cadence" text NOT NULL,
	"weekday" integer NOT NULL,
	"hour" integer NOT NULL,
	"is_dry_run" boolean NOT NULL,
	"states" text,
	"handled_at" bigint NOT NULL,
	"outcome" text,
	"version" integer NOT NULL,
	"updated_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "operator_tokens" (
	"id" text PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" bigint NOT NULL,
	"used_at" bigint,
	"right_hash" text,
	"right_until" bigint,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE INDEX "migration_files_created" ON "migration_files" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "operator_tokens_token" ON "operator_tokens" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "operator_tokens_right" ON "operator_tokens" USING btree ("right_hash");