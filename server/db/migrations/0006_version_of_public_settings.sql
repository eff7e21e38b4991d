-- A statement's trigger also fires when no row changes, and knows no difference between what pages show and what
-- the server keeps for itself: each sign-in threw all kept pages away. Now only a changed public setting does.
CREATE FUNCTION "bump_catalogue_version_for_public"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND NEW IS NOT DISTINCT FROM OLD THEN RETURN NULL; END IF;
  IF coalesce(NEW."public", false) OR coalesce(OLD."public", false) THEN
    UPDATE "catalogue_version" SET "version" = "version" + 1;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER "settings_version" ON "settings";
--> statement-breakpoint
CREATE TRIGGER "settings_version" AFTER INSERT OR UPDATE OR DELETE ON "settings" FOR EACH ROW EXECUTE FUNCTION "bump_catalogue_version_for_public"();
