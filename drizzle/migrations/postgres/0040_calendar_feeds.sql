CREATE TABLE "calendar_feeds" (
	"id" text PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"user_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"locale" text NOT NULL,
	"read_at" bigint,
	"ended_at" bigint,
	"created_at" bigint NOT NULL,
	CONSTRAINT "calendar_feeds_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "calendar_feeds_living" ON "calendar_feeds" USING btree ("user_id","provider_id") WHERE ended_at is null;