CREATE TABLE "plan_groups" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"aliases" text NOT NULL,
	"lines" text NOT NULL,
	"sort" integer NOT NULL
);
