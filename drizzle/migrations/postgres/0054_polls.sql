CREATE TABLE "poll_ballots" (
	"id" bigint PRIMARY KEY NOT NULL,
	"poll_id" text NOT NULL,
	"choices" text NOT NULL,
	"receipt" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "poll_keys" (
	"id" text PRIMARY KEY NOT NULL,
	"private_key_enc" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "poll_named_votes" (
	"poll_id" text NOT NULL,
	"member_id" text NOT NULL,
	"choices" text NOT NULL,
	"updated_at" bigint NOT NULL,
	CONSTRAINT "poll_named_votes_poll_id_member_id_pk" PRIMARY KEY("poll_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "poll_options" (
	"id" text PRIMARY KEY NOT NULL,
	"poll_id" text NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "poll_sealed_ballots" (
	"id" bigint PRIMARY KEY NOT NULL,
	"poll_id" text NOT NULL,
	"sealed" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "poll_voters" (
	"poll_id" text NOT NULL,
	"member_id" text NOT NULL,
	"has_voted" boolean NOT NULL,
	"told_of" text,
	CONSTRAINT "poll_voters_poll_id_member_id_pk" PRIMARY KEY("poll_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "polls" (
	"id" text PRIMARY KEY NOT NULL,
	"association_id" text NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"kind" text NOT NULL,
	"secrecy" text NOT NULL,
	"eligible" text NOT NULL,
	"max_choices" integer NOT NULL,
	"quorum_percent" integer NOT NULL,
	"threshold" text NOT NULL,
	"counts_abstentions" boolean NOT NULL,
	"results_visible" text NOT NULL,
	"status" text NOT NULL,
	"opens_at" bigint,
	"closes_at" bigint,
	"outcome" text,
	"public_key" text,
	"wipe_due_at" bigint,
	"version" integer NOT NULL,
	"created_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "poll_ballots" ADD CONSTRAINT "poll_ballots_poll_id_polls_id_fk" FOREIGN KEY ("poll_id") REFERENCES "public"."polls"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "poll_keys" ADD CONSTRAINT "poll_keys_id_polls_id_fk" FOREIGN KEY ("id") REFERENCES "public"."polls"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "poll_named_votes" ADD CONSTRAINT "poll_named_votes_poll_id_polls_id_fk" FOREIGN KEY ("poll_id") REFERENCES "public"."polls"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "poll_named_votes" ADD CONSTRAINT "poll_named_votes_member_id_association_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."association_members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "poll_options" ADD CONSTRAINT "poll_options_poll_id_polls_id_fk" FOREIGN KEY ("poll_id") REFERENCES "public"."polls"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "poll_sealed_ballots" ADD CONSTRAINT "poll_sealed_ballots_poll_id_polls_id_fk" FOREIGN KEY ("poll_id") REFERENCES "public"."polls"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "poll_voters" ADD CONSTRAINT "poll_voters_poll_id_polls_id_fk" FOREIGN KEY ("poll_id") REFERENCES "public"."polls"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "poll_voters" ADD CONSTRAINT "poll_voters_member_id_association_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."association_members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "polls" ADD CONSTRAINT "polls_association_id_associations_id_fk" FOREIGN KEY ("association_id") REFERENCES "public"."associations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "poll_ballots_receipt" ON "poll_ballots" USING btree ("poll_id","receipt");--> statement-breakpoint
CREATE UNIQUE INDEX "poll_options_position" ON "poll_options" USING btree ("poll_id","position");--> statement-breakpoint
CREATE INDEX "poll_sealed_ballots_poll" ON "poll_sealed_ballots" USING btree ("poll_id");--> statement-breakpoint
CREATE INDEX "poll_voters_member" ON "poll_voters" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "poll_voters_told" ON "poll_voters" USING btree ("poll_id","told_of");--> statement-breakpoint
CREATE INDEX "polls_list" ON "polls" USING btree ("association_id","status","id");--> statement-breakpoint
CREATE INDEX "polls_due_to_open" ON "polls" USING btree ("status","opens_at");--> statement-breakpoint
CREATE INDEX "polls_due_to_close" ON "polls" USING btree ("status","closes_at");--> statement-breakpoint
CREATE INDEX "polls_wipe" ON "polls" USING btree ("wipe_due_at");