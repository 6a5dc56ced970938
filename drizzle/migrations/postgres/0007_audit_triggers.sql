CREATE FUNCTION "forbid_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'check_violation';
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "audit_events_no_change" BEFORE UPDATE OR DELETE ON "audit_events" FOR EACH ROW EXECUTE FUNCTION "forbid_change"();
--> statement-breakpoint
CREATE TRIGGER "appointment_events_no_change" BEFORE UPDATE OR DELETE ON "appointment_events" FOR EACH ROW EXECUTE FUNCTION "forbid_change"();
--> statement-breakpoint
CREATE FUNCTION "forbid_retreat"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% only moves forward', TG_TABLE_NAME USING ERRCODE = 'check_violation';
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "audit_heads_no_delete" BEFORE DELETE ON "audit_heads" FOR EACH ROW EXECUTE FUNCTION "forbid_retreat"();
--> statement-breakpoint
CREATE TRIGGER "audit_heads_forward" BEFORE UPDATE ON "audit_heads" FOR EACH ROW WHEN (NEW."id" <> OLD."id" OR NEW."seq" < OLD."seq") EXECUTE FUNCTION "forbid_retreat"();
