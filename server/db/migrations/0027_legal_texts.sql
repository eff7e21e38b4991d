CREATE TABLE "legal_versions" (
	"page" text NOT NULL,
	"number" integer NOT NULL,
	"content" jsonb NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"staff_id" bigint,
	"how" text NOT NULL,
	CONSTRAINT "legal_versions_page_number_pk" PRIMARY KEY("page","number"),
	CONSTRAINT "legal_versions_number" CHECK ("legal_versions"."number" >= 1)
);
--> statement-breakpoint
ALTER TABLE "product_orders" ADD COLUMN "terms_version" integer;--> statement-breakpoint
ALTER TABLE "legal_versions" ADD CONSTRAINT "legal_versions_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE TRIGGER "legal_versions_immutable" BEFORE UPDATE OR DELETE ON "legal_versions" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
-- Kept pages show the newest.
CREATE TRIGGER "legal_versions_version" AFTER INSERT ON "legal_versions" FOR EACH STATEMENT EXECUTE FUNCTION "bump_catalogue_version"();
