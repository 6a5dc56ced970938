CREATE TABLE "search_blobs" (
	"generation" integer NOT NULL,
	"number" integer NOT NULL,
	"data" "bytea" NOT NULL,
	CONSTRAINT "search_blobs_generation_number_pk" PRIMARY KEY("generation","number")
);
--> statement-breakpoint
CREATE TABLE "search_changes" (
	"provider_id" text PRIMARY KEY NOT NULL,
	"revision" integer NOT NULL,
	"documents" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_state" (
	"id" text PRIMARY KEY NOT NULL,
	"generation" integer NOT NULL,
	"revision" integer NOT NULL,
	"documents" integer NOT NULL,
	"built_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE INDEX "search_changes_revision" ON "search_changes" USING btree ("revision");